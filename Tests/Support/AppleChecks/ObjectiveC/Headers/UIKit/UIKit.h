// https://developer.apple.com/documentation/uikit/uiviewcontroller
#pragma once
#include <objc/NSObject.h>

@class UINavigationController;

__attribute__((swift_attr("@MainActor")))
@interface UIViewController : NSObject
@property (nonatomic, readonly, strong, nullable) UINavigationController *navigationController;
- (void)viewDidLoad;
@end

// https://developer.apple.com/documentation/uikit/uinavigationcontroller
@interface UINavigationController : UIViewController
- (void)pushViewController:(nonnull UIViewController *)viewController animated:(_Bool)animated
    __attribute__((swift_name("pushViewController(_:animated:)")));
@end
