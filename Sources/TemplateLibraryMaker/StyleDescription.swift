import Diagnostics
import TemplateCatalogue

/// A style of scenes, as the file `<style>.style` in a folder of `Templates` describes it.
struct StyleDescription {
    /// As specs have it. For example: `swiftui`.
    var name: String
    /// The folder of `Templates` that describes it.
    var folder: String
    /// Its place among the styles.
    var order = 0
    var summary = ""
    /// Names of `StyleTraits`.
    var traits: [String] = []
    /// Keys of scenes that those of the style don't have.
    var lacks: [String] = []
    var parts: [Part] = []

    struct Part {
        var suffix: String
        var members: String?
        var contract: String?
        /// The case of `SceneTemplate`.
        var scaffold: String?
        var tests: String?
        var condition: String?
        var collaborators: [String] = []
        var isCommonlyNamed = false
    }

    /// By what an entry of a template may name the style.
    var names: StyleNames { StyleNames(name, traits: traits, parts: parts.map(\.suffix)) }
}
