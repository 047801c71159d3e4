import CLibYAML

/// The library that reads YAML.
public enum YAMLLibrary {
    /// For example: `0.2.5`.
    public static var version: String { String(cString: yaml_get_version_string()) }
}
