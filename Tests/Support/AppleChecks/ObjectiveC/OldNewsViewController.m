#import "OldNewsViewController.h"
#import "Kitchen-Swift.h"

@implementation OldNewsViewController

- (void)openRecipe {
    [self.wireframe showRecipeWithRecipeID:self.recipeID];
}

@end
