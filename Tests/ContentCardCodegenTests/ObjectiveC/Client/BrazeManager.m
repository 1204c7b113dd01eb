#import <BrazeKitCompat/BrazeKitCompat.h>

#import "Shop-Swift.h"

@interface BrazeManager : NSObject
@end

@implementation BrazeManager

- (NSDictionary<NSString *, id> *)metaDataForCard:(ABKCaptionedImageContentCard *)card {
  NSMutableDictionary<NSString *, id> *metaData = [[NSMutableDictionary alloc] init];
  metaData[SHPContentCardKey.idString] = card.idString;
  metaData[SHPContentCardKey.created] = @(card.created);
  metaData[SHPContentCardKey.dismissible] = @(card.dismissible);
  metaData[SHPContentCardKey.extras] = card.extras;
  metaData[SHPContentCardKey.urlString] = card.urlString;
  metaData[SHPContentCardKey.image] = card.image;
  metaData[SHPContentCardKey.title] = card.title;
  metaData[SHPContentCardKey.cardDescription] = card.cardDescription;
  metaData[SHPContentCardKey.context] = [[SHPContentCardContext alloc]
      initWithLogImpression:^{ [card logContentCardImpression]; }
                   logClick:^{ [card logContentCardClicked]; }
         processClickAction:nil
               logDismissed:^{ [card logContentCardDismissed]; }];
  return metaData;
}

- (SHPContentCardObject *)contentCardableForCard:(ABKCaptionedImageContentCard *)card {
  NSString *name = card.extras[SHPContentCardKey.classType];
  SHPContentCardClassType classType = [SHPContentCardData contentCardClassTypeForString:name];
  return [SHPContentCardObject contentCardableWithMetaData:[self metaDataForCard:card]
                                              forClassType:classType];
}

- (SHPCoupon *)couponForCard:(ABKCaptionedImageContentCard *)card {
  return [[SHPCoupon alloc] initWithMetaData:[self metaDataForCard:card]
                                   classType:SHPContentCardClassTypeCoupon];
}

- (SHPCoupon *)couponOrReasonsForCard:(ABKCaptionedImageContentCard *)card {
  NSError *error;
  SHPCoupon *coupon = [[SHPCoupon alloc] initWithMetaData:[self metaDataForCard:card]
                                                classType:SHPContentCardClassTypeCoupon
                                                    error:&error];
  for (NSString *reason in error.userInfo[@"issues"]) NSLog(@"%@", reason);
  return coupon;
}

@end
