import SwiftSyntax

/// The reasons why generated code can't replace a function.
extension OpenerReader {
    func obstacle(_ reason: String) -> Obstacle {
        Obstacle(reason: reason, place: place(of: function.name))
    }

    var obstacle: Obstacle? {
        guard let owner else { return obstacle("'\(name)' is no method of a type") }
        if owner.isHidden { return obstacle("'\(owner.name)' is private, and generated code can't see it") }
        if let typeObstacle { return typeObstacle }
        return isStatic ? staticObstacle : signatureObstacle
    }

    /// The obstacle of a static function, unless its only other parameter has a more specific one.
    private var staticObstacle: Obstacle {
        switch function.signature.parameterClause.parameters.count {
        case 1: obstacle("'\(name)' is static, so there is no environment to build with")
        case 2: obstacle("'\(name)' is static and opens one descriptor only")
        case let count: obstacle("'\(name)' is static and takes \(count - 1) other values; specs build with one")
        }
    }

    /// The obstacle of the type around it.
    var typeObstacle: Obstacle? {
        if owner?.isAvailableInPart == true || function.attributes.names.contains("available") {
            return obstacle("'\(name)' isn't available everywhere")
        }
        if let owner, owner.isGeneric {
            return obstacle("'\(owner.name)' is generic, or extended under a condition")
        }
        return isConditional ? obstacle("'\(name)' stands in an '#if'") : nil
    }

    var signatureObstacle: Obstacle? {
        if let word = function.modifiers.first(where: {
            ["mutating", "consuming"].contains($0.name.text)
        }) {
            return obstacle("'\(name)' is \(word.name.text)")
        }
        let effects = function.signature.effectSpecifiers
        if effects?.asyncSpecifier != nil { return obstacle("'\(name)' is async") }
        if effects?.throwsClause != nil { return obstacle("'\(name)' can throw") }
        if result?.hasPrefix("some ") == true { return obstacle("'\(name)' returns an opaque type") }
        return nil
    }
}
