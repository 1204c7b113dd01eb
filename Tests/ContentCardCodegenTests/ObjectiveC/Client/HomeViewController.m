#import <UIKit/UIKit.h>

#import "Shop-Swift.h"

@interface HomeViewController : UIViewController
@property (nonatomic, strong) SHPContentCardStore *store;
@property (nonatomic, strong) SHPContentCardFeedObservation *observation;
@end

@implementation HomeViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  __weak typeof(self) weakSelf = self;
  self.observation = [self.store
      observeContentCardsForClassTypes:@[ @(SHPContentCardClassTypeItemTile), @(SHPContentCardClassTypeCoupon) ]
                            usingBlock:^(NSArray<SHPContentCardObject *> *objects,
                                         NSArray<SHPContentCardRejection *> *rejected) {
                              [weakSelf showObjects:objects];
                              for (SHPContentCardRejection *card in rejected) {
                                NSLog(@"%@: %@", card.cardID, card.reasons);
                              }
                            }];
}

- (void)viewDidDisappear {
  [self.observation cancel];
}

- (void)refresh {
  [self.store requestContentCardsRefreshWithCompletion:^(NSError *error) {
    if (error) NSLog(@"%@", error.localizedDescription);
  }];
}

- (void)showObjects:(NSArray<SHPContentCardObject *> *)objects {
  for (SHPContentCardObject *object in objects) {
    switch (object.contentCardData.contentCardClassType) {
      case SHPContentCardClassTypeItemTile:
        [self showTile:(SHPTile *)object];
        break;
      case SHPContentCardClassTypeCoupon:
        [self showCoupon:(SHPCoupon *)object];
        break;
      default:
        break;
    }
  }
}

- (void)showTile:(SHPTile *)tile {
  NSLog(@"%@: %@ (%ld)", tile.tileTitle, tile.tilePrice, (long)tile.tileID);
  [tile logContentCardImpression];
}

- (void)showCoupon:(SHPCoupon *)coupon {
  NSDecimalNumber *percentage = coupon.discountPercentage;
  NSURL *image = coupon.image;
  NSLog(@"%@ %@", percentage, image);
}

- (void)didSelectObject:(SHPContentCardObject *)object {
  // Logs the click, and lets the SDK open the link.
  if (![object openContentCard]) NSLog(@"open %@", object.contentCardURL);
}

- (void)didDismissObject:(SHPContentCardObject *)object {
  if (object.isContentCard && object.contentCardData.isDismissible) [object logContentCardDismissed];
}

- (void)showMessages:(NSArray<SHPContentCardObject *> *)objects {
  for (SHPContentCardObject *object in objects) {
    if (![object conformsToProtocol:@protocol(SHPMessage)]) continue;
    SHPContentCardObject<SHPMessage> *message = (SHPContentCardObject<SHPMessage> *)object;
    NSLog(@"%@", message.messageHeader);
    if (!object.contentCardData.isViewed) [message logContentCardImpression];
  }
}

- (void)showContent:(SHPWebViewMessage *)message {
  SHPWebViewMessageContent *content = message.content;
  if (content.url) {
    NSLog(@"load %@", content.url);
  } else if (content.html) {
    NSLog(@"show %@", content.html);
  }
}

@end
