/// A reason why bytes can't be given to a YAML parser.
enum UnreadableText: Hashable {
    case notUTF8(UInt8)
    case nul
    case control(Unicode.Scalar)
    case tooManyDirectives

    var diagnostic: DiagnosticKind {
        switch self {
        case .notUTF8, .nul: .notUTF8
        case .control: .invalidCharacter
        case .tooManyDirectives: .limitExceeded
        }
    }

    var message: String {
        switch self {
        case .notUTF8(let byte):
            "byte 0x\(Self.hex(UInt32(byte), width: 2)) is not UTF-8; save the file as UTF-8"
        case .nul:
            "a NUL character; a YAML file is text"
        case .control(let scalar):
            "the character U+\(Self.hex(scalar.value, width: 4)) isn't allowed in YAML;"
                + " in double quotes it can be written as an escape"
        case .tooManyDirectives:
            "more than \(TextSurvey.directiveLimit) lines that begin with '%'"
        }
    }

    private static func hex(_ value: UInt32, width: Int) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
