#pragma clang system_header
#import <Foundation/Foundation.h>

@interface UIViewController : NSObject
- (void)viewDidLoad;
@end
