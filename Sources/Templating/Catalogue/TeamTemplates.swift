/// A team's own templates and styles. A template replaces one of the tool's, adds a kind of file, or is a partial.
public struct TeamTemplates: Sendable {
    /// A template's file.
    public struct File: Hashable, Sendable {
        /// The path in diagnostics. For example: `specs/Templates/Presenter.swift.mustache`.
        public var path: String
        public var bytes: [UInt8]

        public init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }

        /// The template's name. For example: `Presenter.swift`.
        public var name: String { TemplateDescription.name(ofFile: path) }

        fileprivate var isStyle: Bool { path.hasSuffix(SceneStyle.ending) }

        public var isOptions: Bool { path.hasSuffix(SceneOption.ending) }
    }

    /// A template's text to render.
    public struct Text: Sendable {
        public var name: String
        public var path: String
        public var bytes: [UInt8]
        /// The line of the file at which the text begins.
        public var firstLine: Int
        /// True if its front matter is wrong, so that its purpose isn't known.
        public var hasWrongEntry = false
    }

    /// The texts, sorted by path.
    public private(set) var texts: [Text] = []
    public internal(set) var problems: [Diagnostic] = []
    private var places: [String: SourceLocation] = [:]
    public private(set) var added: [TemplateDescription] = []
    private var addedNames: Set<String> = []
    /// The names of templates that print imports of groups.
    private var importing: Set<String> = []
    /// True if an included partial does.
    private var hasImportingPartial = false
    /// The questions of each subject; for scenes, those of any scene.
    public internal(set) var options: [OptionSubject: [SceneOption]] = [:]
    var optionPlaces: [String: SourceLocation] = [:]
    /// The subjects whose questions couldn't be read, so that answers aren't known. For scenes, see their styles.
    public internal(set) var unreadOptions: Set<OptionSubject> = []
    private var hasStyles = false
    /// The kinds of files: those of the tool's own templates, then the added ones.
    public private(set) var entries = TemplateLibrary.own.entries
    /// All styles of scenes: the tool's, then the team's.
    public internal(set) var styles = SceneStyle.allCases

    /// Creates a value without templates.
    ///
    /// - Parameter styles: the styles that scenes may have.
    public init(styles: [SceneStyle] = SceneStyle.allCases) { self.styles = styles }

    /// - Parameters:
    ///   - files: the files, sorted by path.
    ///   - keys: the keys of a scene's spec.
    public init(_ files: [File], keys: [String]) {
        let library = TemplateLibrary.own.names
        var seen: [String: String] = [:]
        let files = files.map(\.withPlainLines)
        for file in files where file.isStyle { addStyle(file, keys) }
        for file in files where file.isOptions { addOptions(file) }
        let names = StyleNames(styles)
        for file in files where !file.isStyle && !file.isOptions {
            if let other = seen.updateValue(file.path, forKey: file.name) {
                problems.append(.twice(file, other))
            } else if library.contains(file.name) {
                replace(file)
            } else {
                add(file, library, names)
            }
        }
        hasImportingPartial = importing.contains { !addedNames.contains($0) && !library.contains($0) }
        if added.isEmpty, !hasStyles, options.isEmpty { return }
        let templates = TemplateLibrary.own.templates + added
        entries = EntryTable(templates, styles: styles)
        // What a template declares isn't known where its entry can't be read.
        let areRead = !problems.contains {
            $0.severity == .error && $0.location?.path.hasSuffix(TemplateDescription.ending) ?? false
        }
        problems += twins() + styles.take(templates, holdingThemToIt: areRead)
    }

    private mutating func append(_ text: Text) {
        texts.append(text)
        places[text.name] = SourceLocation(path: text.path, line: 1, column: 1)
        let body = String(decoding: text.bytes, as: UTF8.self)
        if body.contains("> Imports") || body.contains("imports}}") { importing.insert(text.name) }
    }

    private mutating func replace(_ file: File) {
        guard let text = String(validating: file.bytes, as: UTF8.self) else {
            return append(Text(name: file.name, path: file.path, bytes: file.bytes, firstLine: 1))
        }
        let matter = FrontMatter(of: text, path: file.path, .replacement)
        problems += matter.problems
        if matter.height == 0, let entry = text.firstRange(of: "\n{{!\ncontext:") {
            let line = text[..<entry.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 2
            let place = SourceLocation(path: file.path, line: line, column: 1)
            report("the entry stands below other lines", "move it to the top of the file", at: place)
        }
        if let from = matter.fields[.from], let ours = TemplateLibrary.own[file.name], from.value != ours.digest {
            problems.append(.behind(ours, isSame: matter.body == ours.text, at: from.location))
        }
        append(
            Text(name: file.name, path: file.path, bytes: Array(matter.body.utf8), firstLine: matter.height + 1)
        )
    }

    private mutating func add(_ file: File, _ library: Set<String>, _ names: StyleNames) {
        guard let text = String(validating: file.bytes, as: UTF8.self) else {
            // The template's parser says where.
            return append(Text(name: file.name, path: file.path, bytes: file.bytes, firstLine: 1))
        }
        let (template, problems) = DescriptionReader.read(text, path: file.path, styles: names, isTeams: true)
        let near = text.hasPrefix("{{!\n") ? nil : NearName.find(file.name, in: library)
        self.problems += problems.map { problem in
            guard let near else { return problem }
            var problem = problem
            let advice = "to replace '\(near)', call it '\(near)\(TemplateDescription.ending)'"
            problem.notes.insert(Diagnostic.Note(advice), at: 0)
            return problem
        }
        let body = Array(template.text.utf8)
        var own = Text(name: template.name, path: file.path, bytes: body, firstLine: template.firstLine)
        own.hasWrongEntry = !problems.isEmpty
        append(own)
        guard template.file != nil else { return }
        added.append(template)
        addedNames.insert(template.name)
    }

    private mutating func addStyle(_ file: File, _ keys: [String]) {
        let start = SourceLocation(path: file.path, line: 1, column: 1)
        guard let text = String(validating: file.bytes, as: UTF8.self) else {
            return report("the file isn't text in UTF-8", "save it as UTF-8", at: start)
        }
        let reader = StyleReader(text, path: file.path, sceneKeys: keys)
        var style = reader.style
        problems += reader.problems
        let name = style.rawValue
        let letters = String(name.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic })
        if letters != name || name.isEmpty {
            let better = letters.isEmpty ? "coordinator" : letters
            return report(
                "'\(name)' can't be a style's name",
                "call the file by letters: '\(better)\(SceneStyle.ending)'",
                at: start
            )
        }
        if styles.contains(style) {
            return report("there is a style '\(name)' already", "give the file another name", at: start)
        }
        style.location = start
        let known = problems.count
        for entry in reader.options {
            if let (option, _) = option(entry, of: .scene, styles: [style], after: style.options) {
                style.options.append(option)
            }
        }
        style.hasUnreadOptions = problems.count > known
        style.order = .max
        // Only the tool's own styles make anything of these.
        style.lacks = Array(Set(style.lacks).union(SceneStyle.keysOfTraits)).sorted()
        styles.append(style)
        hasStyles = true
    }

    /// Returns problems for two templates that always declare the same type for the same subject.
    private func twins() -> [Diagnostic] {
        var known: [String: [TemplateDescription]] = [:]
        var problems: [Diagnostic] = []
        for template in added {
            guard let file = template.file, file.conditions.isEmpty else { continue }
            for type in file.declares where type.conditions.isEmpty {
                let key = "\(file.subject.rawValue) \(type.name)"
                let other = known[key]?.first { other in
                    guard let one = file.styles, let two = other.file?.styles else { return true }
                    return one.contains(where: two.contains)
                }
                if let other {
                    var problem = Diagnostic.templateEntry(
                        "another template declares '\(type.name)', too",
                        "rename one of the types",
                        at: SourceLocation(path: template.path, line: 1, column: 1)
                    )
                    let place = SourceLocation(path: other.path, line: 1, column: 1)
                    problem.notes.append(Diagnostic.Note("the other one is here", at: place))
                    problems.append(problem)
                }
                known[key, default: []].append(template)
            }
        }
        return problems
    }

    mutating func report(_ message: String, _ advice: String, at place: SourceLocation) {
        problems.append(.templateEntry(message, advice, at: place))
    }

    public var isEmpty: Bool { texts.isEmpty && problems.isEmpty && !hasStyles && options.isEmpty }

    /// Returns the start of a template that adds a file.
    public func addedPlace(of template: String) -> SourceLocation? {
        addedNames.contains(template) ? place(of: template) : nil
    }

    /// Returns true if the template adds a file, and it or one of the team's partials prints imports of groups, which
    /// have to be merged.
    public func listsImports(_ template: String) -> Bool {
        addedNames.contains(template) && (hasImportingPartial || importing.contains(template))
    }

    /// Returns the start of a template of the team's.
    public func place(of template: String) -> SourceLocation? { places[template] }
}

extension Diagnostic {
    fileprivate static func behind(
        _ ours: TemplateDescription,
        isSame: Bool,
        at place: SourceLocation
    ) -> Diagnostic {
        let command = "vipergen template diff \(ours.name)"
        let advice =
            isSame
            ? "its text is the same: write 'from: \(ours.digest)'"
            : "take over what you want of '\(command)', then write 'from: \(ours.digest)'"
        let message = "vipergen's '\(ours.name)' isn't the one that this is a copy of"
        return Diagnostic(.templateBehind, at: place, message, notes: [Note(advice)])
    }

    fileprivate static func twice(_ file: TeamTemplates.File, _ other: String) -> Diagnostic {
        Diagnostic(
            .templateEntry,
            at: SourceLocation(path: file.path, line: 1, column: 1),
            "a second template is called '\(file.name)'",
            notes: [Note("the other one; rename one of them", at: SourceLocation(path: other, line: 1, column: 1))]
        )
    }
}

extension TeamTemplates.File {
    /// The file with line feeds only, and without a byte order mark.
    fileprivate var withPlainLines: Self {
        var file = self
        if file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { file.bytes.removeFirst(3) }
        let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
        guard file.bytes.contains(carriageReturn) else { return file }
        let next = file.bytes.dropFirst() + [0]
        file.bytes = zip(file.bytes, next).filter { $0 != carriageReturn || $1 != lineFeed }.map(\.0)
        return file
    }
}
