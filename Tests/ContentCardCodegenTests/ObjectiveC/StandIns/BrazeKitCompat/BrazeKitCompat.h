#pragma clang system_header
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface ABKContentCard : NSObject
@property (readonly) NSString *idString;
@property BOOL dismissible;
@property (readonly) double created;
@property (copy, nullable) NSDictionary *extras;
@property (copy, nullable) NSString *urlString;
- (void)logContentCardImpression;
- (void)logContentCardClicked;
- (void)logContentCardDismissed;
@end

@interface ABKCaptionedImageContentCard : ABKContentCard
@property (copy) NSString *image;
@property (copy) NSString *title;
@property (copy) NSString *cardDescription;
@end

NS_ASSUME_NONNULL_END
