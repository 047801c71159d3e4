import SwiftParser
import SwiftSyntax

/// An option for an import: a module's name, or a whole statement.
///
/// For example: `Core` and `@testable public import Core`.
public enum ImportStatement {
    /// Reads all of `text`, and returns the statement.
    public static func read(_ text: String) -> Result<String, SwiftReadingProblem> {
        guard text.contains("import ") else { return ModulePath.read(text).map { "import " + $0 } }
        // A comment could hide what follows it in the line.
        let isOneLine = !text.contains { $0.isNewline } && !text.contains("//") && !text.contains("/*")
        let maximum = SwiftIdentifier.maximumLength
        guard isOneLine, text.utf8.count <= 2 * maximum, SwiftSyntaxCheck.problems(in: text).isEmpty else {
            return .failure(SwiftReadingProblem("this is not one import"))
        }
        let statements = Parser.parse(source: text).statements
        guard statements.count == 1, let only = statements.first, only.semicolon == nil,
            case .decl(let declaration) = only.item, declaration.is(ImportDeclSyntax.self)
        else { return .failure(SwiftReadingProblem("this is not one import")) }
        return .success(declaration.trimmedDescription)
    }
}
