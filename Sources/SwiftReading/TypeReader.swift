import SwiftParser
import SwiftSyntax

/// Reads types with Swift's own parser, and rejects those that make no sense in a spec.
struct TypeReader {
    let fragment: Fragment

    static func read(_ text: String, position: SwiftType.Position) -> Result<TypeShape, SwiftReadingProblem> {
        if let problem = FragmentScan.problem(in: text, noun: "type") { return .failure(problem) }
        var parser = Parser(text, maximumNestingLevel: 2 * FragmentScan.maximumNesting)
        let tree = TypeSyntax.parse(from: &parser)
        let reader = TypeReader(fragment: Fragment(text: text, noun: "type"))
        do throws(SwiftReadingProblem) {
            if let problem = reader.fragment.problem(in: tree) { throw problem }
            let context = Context(allowsEscaping: position != .result)
            return .success(try reader.shape(of: tree, context))
        } catch {
            return .failure(error)
        }
    }

    /// The restrictions on a type inside another one.
    struct Context {
        var depth = 0
        /// True for a parameter, where alone `@escaping` is allowed.
        var allowsEscaping = false

        /// Returns the context of a part of the type.
        func inner(allowsEscaping: Bool = false) -> Context {
            Context(depth: depth + 1, allowsEscaping: allowsEscaping)
        }
    }

    func shape(of type: TypeSyntax, _ context: Context) throws(SwiftReadingProblem) -> TypeShape {
        guard context.depth < FragmentScan.maximumNesting else { throw FragmentScan.tooDeep("type") }
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType, .memberType: return .named(try segments(of: type, context))
        case .optionalType(let node): return .optional(try shape(of: node.wrappedType, context.inner()))
        case .arrayType(let node): return .array(try shape(of: node.element, context.inner()))
        case .dictionaryType(let node):
            let key = try shape(of: node.key, context.inner())
            return .dictionary(key: key, value: try shape(of: node.value, context.inner()))
        case .tupleType(let node): return try tuple(node, context)
        case .functionType(let node): return .function(try function(node, context))
        case .attributedType(let node): return .function(try attributed(node, context))
        case .someOrAnyType(let node): return try existential(node, context)
        case .compositionType(let node): return try composition(node, context)
        case .metatypeType(let node):
            if node.metatypeSpecifier.text == "Protocol" {
                throw fragment.problem("write '(any P).Type' instead of 'P.Protocol'", at: node.metatypeSpecifier)
            }
            return .metatype(try shape(of: node.baseType, context.inner()), suffix: node.metatypeSpecifier.text)
        default: throw fragment.problem(reasonAgainst(type), at: type)
        }
    }

    private func reasonAgainst(_ type: TypeSyntax) -> String {
        switch type.as(TypeSyntaxEnum.self) {
        case .implicitlyUnwrappedOptionalType: "write '?' instead of '!': the value may be nil, and code has to say so"
        case .suppressedType: "a type that suppresses a conformance ('~') can't be used in a spec"
        case .packExpansionType, .packElementType: "a parameter pack can't be used in a spec"
        case .inlineArrayType: "an inline array can't be used in a spec; write an array, '[Element]'"
        default: "this kind of type can't be used in a spec"
        }
    }

    private func existential(
        _ node: SomeOrAnyTypeSyntax,
        _ context: Context
    ) throws(SwiftReadingProblem) -> TypeShape {
        if node.someOrAnySpecifier.tokenKind == .keyword(.some) {
            let message = "an opaque type ('some') hides which type it is; write 'any' or the type's own name"
            throw fragment.problem(message, at: node)
        }
        if node.constraint.is(OptionalTypeSyntax.self) {
            throw fragment.problem("put 'any' and its protocol in parentheses before '?': '(any P)?'", at: node)
        }
        let constraint = try shape(of: node.constraint, context.inner())
        switch constraint {
        case .named, .composition, .metatype: return .existential(constraint)
        default: throw fragment.problem("'any' must be followed by a protocol", at: node)
        }
    }

    private func composition(
        _ node: CompositionTypeSyntax,
        _ context: Context
    ) throws(SwiftReadingProblem) -> TypeShape {
        var parts: [TypeShape] = []
        for element in node.elements {
            let part = try shape(of: element.type, context.inner())
            guard case .named = part else {
                throw fragment.problem("'&' joins protocols and a class only", at: element)
            }
            parts.append(part)
        }
        return .composition(parts)
    }
}
