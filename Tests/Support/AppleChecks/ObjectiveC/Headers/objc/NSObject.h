#pragma once
#include <stdint.h>

// https://developer.apple.com/documentation/objectivec/nsobject-swift.class
__attribute__((objc_root_class))
@interface NSObject
- (nonnull instancetype)init;
@end
