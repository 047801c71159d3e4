// What the files of a generated scene import, as far as these ask for it.
import UIKit

public protocol SceneViewBuilder {}

public enum Recipe {
    public typealias ID = Int64
}

public enum ViewDescriptor {
    public struct NewsDescriptor {
        public var recipeID: Recipe.ID
    }

    public struct RecipeDetailsDescriptor {
        public var recipeID: Recipe.ID
    }
}

@MainActor
public protocol NewsEnvironment: AnyObject {
    func resolve(_ descriptor: ViewDescriptor.RecipeDetailsDescriptor) -> UIViewController
}

@MainActor
public struct SceneNavigator {
    public init(from screen: UIViewController?) {}

    @discardableResult
    public func push(_ destination: UIViewController) -> Bool { true }
}
