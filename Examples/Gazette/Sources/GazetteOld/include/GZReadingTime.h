// From version 1.0.
#ifndef GZReadingTime_h
#define GZReadingTime_h

/// Minutes that a text of so many words takes, at least one.
long GZReadingMinutes(long words);

#if __APPLE__
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface GZReadingTime : NSObject
- (instancetype)initWithText:(NSString *)text;
@property (nonatomic, readonly) NSInteger minutes;
@end

NS_ASSUME_NONNULL_END
#endif

#endif
