/// Reads a template's front matter, and reports mistakes at their lines.
public struct DescriptionReader {
    private var matter: FrontMatter
    /// All styles.
    private let styles: StyleNames
    private let isTeams: Bool

    /// - Parameter isTeams: true for a team's own template, which has fewer keys.
    public static func read(
        _ template: String,
        path: String,
        styles: StyleNames,
        isTeams: Bool = false
    ) -> (description: TemplateDescription, problems: [Diagnostic]) {
        let matter = FrontMatter(of: template, path: path, isTeams ? .added : .ours)
        var reader = DescriptionReader(matter: matter, styles: styles, isTeams: isTeams)
        let name = TemplateDescription.name(ofFile: path)
        // Without an entry there is nothing more to say.
        let file = reader.matter.height > 0 ? reader.file() : nil
        let description = TemplateDescription(
            name: name,
            path: path,
            text: String(reader.matter.body),
            firstLine: reader.matter.height + 1,
            file: file
        )
        return (description, reader.matter.problems)
    }

    /// Returns the description of the file; `nil` for a partial.
    private mutating func file() -> TemplateDescription.File? {
        if matter.fields[.subject]?.value == "templates" {
            for key in FrontMatter.Key.allCases where ![.subject, .what, .context].contains(key) {
                guard let field = matter.fields[key] else { continue }
                matter.report(
                    "what other templates include has no '\(key.rawValue)'",
                    "remove the line",
                    at: field.location
                )
            }
            return nil
        }
        let subject = choice(.subject, of: isTeams ? CatalogueSubject.ofTeams : CatalogueSubject.allCases)
        let kind = choice(.kind, of: isTeams ? [.generated, .scaffold] : FileKind.allCases)
        let path = field(.file)
        if !isTeams { for key in [FrontMatter.Key.table, .what] { _ = field(key) } }
        guard let subject else { return nil }
        let known = matter.problems.count
        let place = path.map { pattern($0.value, of: subject, at: $0.location) }
        if isTeams, let path { checkPlace(path, kind, subject, isRead: matter.problems.count == known) }
        let styles = qualifiers(.styles, of: subject)
        let conditions = qualifiers(.when, of: subject)
        let (section, declares) = (section(), declared(of: subject))
        let types = [FrontMatter.Key.claims, .yields, .brings].map { key in
            matter.fields[key].map { pattern($0.value, of: subject, at: $0.location) }
        }
        guard let kind, let place else { return nil }
        return TemplateDescription.File(
            subject: subject,
            styles: styles.styles,
            conditions: styles.conditions + conditions.conditions,
            path: place,
            section: section,
            kind: kind,
            declares: declares,
            claims: types[0],
            yields: types[1],
            brings: types[2],
            table: matter.fields[.table]?.value ?? "",
            summary: matter.fields[.what]?.value ?? ""
        )
    }

    /// Checks the path of a team's own file: it has to be in a module, where nothing else is written, and in the right
    /// folder for its owner.
    ///
    /// - Parameter isRead: true if all of its placeholders are known; an unknown one may be the missing one.
    private mutating func checkPlace(
        _ path: FrontMatter.Field,
        _ kind: FileKind?,
        _ subject: CatalogueSubject,
        isRead: Bool
    ) {
        let folders = subject.folders.map(\.rawValue).sorted()
        let parts = path.value.split(separator: "/", omittingEmptySubsequences: false)
        let folder = folders.filter { path.value.hasPrefix($0 + "/") }.max { $0.count < $1.count }
        let isInGenerated = parts.dropLast().contains("Generated")
        if folder == nil, isRead {
            report(
                "the file isn't in a module of the \(subject.rawValue)",
                "begin it with one of \(folders.list)",
                at: path
            )
        }
        if parts.contains(where: { ["", ".", ".."].contains($0) }) || path.value.contains("\0") {
            report("'\(path.value)' is no path of a file", "write it without empty names and dots", at: path)
        }
        if isRead, let own = subject.ownPlaceholder, !path.value.contains("<\(own.rawValue)>") {
            report(
                "each \(subject.rawValue) would have the same file",
                "put '<\(own.rawValue)>' into its path",
                at: path
            )
        }
        if kind == .generated, !isInGenerated {
            report(
                "a generated file lies in a folder 'Generated'",
                "write '\(folder ?? folders[0])/Generated/…'",
                at: path
            )
        } else if kind == .scaffold, isInGenerated {
            report(
                "a scaffold belongs to people, and doesn't lie in a folder 'Generated'",
                "take the folder out",
                at: path
            )
        }
    }

    private mutating func report(_ message: String, _ advice: String, at field: FrontMatter.Field) {
        matter.report(message, advice, at: field.location)
    }

    private mutating func field(_ key: FrontMatter.Key) -> FrontMatter.Field? {
        if let field = matter.fields[key] { return field }
        if matter.meant.contains(key) { return nil }
        matter.report("no '\(key.rawValue)'", "add a line '\(key.rawValue): …'", at: matter.start)
        return nil
    }

    private mutating func section() -> Int? {
        guard let field = matter.fields[.section] else { return nil }
        if let place = Int(field.value), place > 0 { return place }
        let advice = "write a number: sections of a file follow it"
        matter.report("'\(field.value)' is no place", advice, at: field.location)
        return nil
    }

    private mutating func choice<Choice: RawRepresentable<String>>(_ key: FrontMatter.Key, of choices: [Choice])
        -> Choice?
    {
        guard let field = field(key) else { return nil }
        if let choice = Choice(rawValue: field.value) { return choice }
        matter.unknown("'\(field.value)'", field.value, among: choices.map(\.rawValue), at: field.location)
        return nil
    }

    /// Reads the styles and conditions of a key that lists them.
    private mutating func qualifiers(
        _ key: FrontMatter.Key,
        of subject: CatalogueSubject
    ) -> (styles: [SceneStyle]?, conditions: [String]) {
        guard let field = matter.fields[key] else { return (nil, []) }
        return qualifiers(field.value.list, key, of: subject, at: field.location)
    }

    /// Reads styles and conditions. A style is given by its name, one of its traits, or one of its parts.
    private mutating func qualifiers(
        _ names: [String],
        _ key: FrontMatter.Key,
        of subject: CatalogueSubject,
        at location: SourceLocation
    ) -> (styles: [SceneStyle]?, conditions: [String]) {
        var (named, conditions): (Set<Int>?, [String]) = (nil, [])
        for name in names {
            if subject.isOfScene, let having = styles.positions[name] {
                named = (named ?? []).union(having)
            } else if subject.has(name) {
                conditions.append(name)
            } else {
                let qualifiers = subject.isOfScene ? styles.positions.keys.sorted() : []
                let isOfStyles = key == .styles && !qualifiers.isEmpty
                let known = isOfStyles ? qualifiers : subject.conditions
                matter.unknown("\(isOfStyles ? "style" : "condition") '\(name)'", name, among: known, at: location)
            }
        }
        guard let named, named.count < styles.all.count else { return (nil, conditions) }
        return (named.sorted().map { styles.all[$0] }, conditions)
    }

    /// Reads declared types. For example: `<Scene>InteractorContract if interactor, <Scene>WireframeContract`.
    private mutating func declared(of subject: CatalogueSubject) -> [TemplateDescription.Declared] {
        guard let field = matter.fields[.declares] else { return [] }
        return field.value.list.map { text in
            let parts = text[...].pieces(between: " ").filter { !$0.isEmpty }.map(String.init)
            if parts.count > 1, parts[1] != "if" {
                matter.report(
                    "can't read '\(text)'",
                    "write for example '<Scene>State if previews'",
                    at: field.location
                )
            }
            let names = parts.dropFirst(2).filter { !["and", "or"].contains($0) }
            let qualifiers = qualifiers(names, .when, of: subject, at: field.location)
            return TemplateDescription.Declared(
                name: pattern(parts[0], of: subject, at: field.location),
                styles: qualifiers.styles,
                conditions: qualifiers.conditions
            )
        }
    }

    private mutating func pattern(_ text: String, of subject: CatalogueSubject, at location: SourceLocation)
        -> NamePattern
    {
        let (pattern, unknown) = NamePattern.read(text, of: subject)
        for place in unknown {
            matter.report("a \(subject.rawValue) has no '\(place.name)'", "it has: \(place.known.list)", at: location)
        }
        return pattern
    }
}
