import CLibYAML

extension String {
    /// Creates the text from a C string that libyaml made from valid UTF-8.
    init?(libyaml text: UnsafeMutablePointer<UInt8>?) {
        guard let text else { return nil }
        self.init(cString: text)
    }
}

extension YAMLScalar.Style {
    init(_ style: yaml_scalar_style_t) {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: self = .literal
        case YAML_FOLDED_SCALAR_STYLE: self = .folded
        default: self = .plain
        }
    }
}
