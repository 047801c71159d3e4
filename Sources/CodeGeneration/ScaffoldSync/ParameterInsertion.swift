/// Adds parameters to an initializer, in the order of the services and laid out like the existing ones.
struct ParameterInsertion {
    let initializer: DeclaredInitializer
    let lines: LineInsertion

    private static let lineLength = 120

    func insertions(of missing: [ScaffoldContract.Service], order: [String]) -> [TextInsertion] {
        guard !initializer.parameters.isEmpty else { return firstOnes(missing.map(\.parameter)) }
        let added = missing.map { service in insertion(of: service, before: order.prefix { $0 != service.name }) }
        guard initializer.parameters.count == 1, let only = initializer.parameters.first, !standsAlone(only),
            isTooLong(with: added)
        else { return added }
        // One a line from now on.
        let behind = added.filter { $0.offset == only.end }.map { insertion in
            TextInsertion(
                offset: insertion.offset,
                bytes: Array(",".utf8) + newline + step + step + insertion.bytes.dropFirst(2)
            )
        }
        let before = added.filter { $0.offset != only.end }.map { insertion in
            TextInsertion(offset: insertion.offset, bytes: insertion.bytes.dropLast() + newline + step + step)
        }
        let opening = TextInsertion(offset: initializer.parameterClause.lowerBound, bytes: newline + step + step)
        return [opening] + before + behind + [closing]
    }

    /// Returns the insertion into empty parentheses.
    private func firstOnes(_ parameters: [String]) -> [TextInsertion] {
        let place = initializer.parameterClause.lowerBound
        let joined = Array(parameters.joined(separator: ", ").utf8)
        let insertion = TextInsertion(offset: place, bytes: joined)
        guard isTooLong(with: [insertion]) else { return [insertion] }
        let separator = Array(",".utf8) + newline + step + step
        let listed = Array(parameters.map { Array($0.utf8) }.joined(separator: separator))
        return [TextInsertion(offset: place, bytes: newline + step + step + listed), closing]
    }

    private func insertion(
        of service: ScaffoldContract.Service,
        before names: ArraySlice<String>
    ) -> TextInsertion {
        let text = Array(service.parameter.utf8)
        let previous = names.reversed().lazy.compactMap { name in initializer.parameters.first { $0.label == name } }
        if let previous = previous.first {
            return TextInsertion(offset: previous.end, bytes: separator(as: previous) + text)
        }
        guard let first = initializer.parameters.first else { return TextInsertion(offset: 0, bytes: []) }
        return TextInsertion(offset: first.start, bytes: text + separator(as: first))
    }

    private func separator(as parameter: DeclaredInitializer.Parameter) -> [UInt8] {
        guard standsAlone(parameter) else { return Array(", ".utf8) }
        let start = TextStyle.lineStart(of: parameter.start, in: lines.bytes)
        return Array(",".utf8) + newline + lines.bytes[start..<parameter.start]
    }

    /// Returns true if it starts its line.
    private func standsAlone(_ parameter: DeclaredInitializer.Parameter) -> Bool {
        let start = TextStyle.lineStart(of: parameter.start, in: lines.bytes)
        return TextStyle.isBlank(lines.bytes[start..<parameter.start])
    }

    private func isTooLong(with added: [TextInsertion]) -> Bool {
        let start = TextStyle.lineStart(of: initializer.start, in: lines.bytes)
        let line = lines.bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
        return line.count + added.reduce(0) { $0 + $1.bytes.count } > ParameterInsertion.lineLength
    }

    private var closing: TextInsertion {
        TextInsertion(offset: initializer.parameterClause.upperBound, bytes: newline + step)
    }

    private var newline: [UInt8] { lines.style.newline }
    private var step: [UInt8] { lines.style.step }
}
