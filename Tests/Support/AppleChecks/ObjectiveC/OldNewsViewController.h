#import <UIKit/UIKit.h>

@class NewsWireframe;

@interface OldNewsViewController : UIViewController

@property (nonatomic) int64_t recipeID;
@property (nonatomic, strong, nullable) NewsWireframe *wireframe;

- (void)openRecipe;

@end
