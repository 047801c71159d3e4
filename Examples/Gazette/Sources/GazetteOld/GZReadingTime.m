#include "GZReadingTime.h"

long GZReadingMinutes(long words) {
    return words < 200 ? 1 : words / 200;
}

#if __APPLE__
@implementation GZReadingTime

- (instancetype)initWithText:(NSString *)text {
    if ((self = [super init])) {
        _minutes = GZReadingMinutes([text componentsSeparatedByString:@" "].count);
    }
    return self;
}

@end
#endif
