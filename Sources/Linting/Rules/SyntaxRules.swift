/// The rules that look at syntax trees.
enum SyntaxRules {
    static let all: [any SyntaxRule.Type] = [
        EnvironmentCast.self, LegacySingleton.self, HandwrittenDescriptor.self, BuilderWithoutDescriptor.self,
        NavigationContainer.self, EnvironmentObject.self,
    ]
}
