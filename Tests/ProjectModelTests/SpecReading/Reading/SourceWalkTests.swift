import Basics
import Foundation
import SpecTestSupport
import Testing
import TestSupport

@testable import ProjectModel

/// One walk for all commands that read sources: nothing is left out without a word.
@Suite struct SourceWalkTests {
    private func walk(_ folder: TemporaryFolder, _ limits: SourceLimits = SourceLimits()) -> SourceWalk {
        var walk = SourceWalk(.sources(endings: ["swift"]), limits: limits)
        walk.visit(folder.url.path)
        return walk
    }

    @Test func findsSourcesInTheOrderOfTheirNames() throws {
        let folder = try TemporaryFolder()
        for name in ["b.swift", "A/c.swift", "A/notes.txt", ".hidden/d.swift"] { try folder.write("", to: name) }
        #expect(walk(folder).files.map(\.name) == ["A/c.swift", "b.swift"])
        #expect(walk(folder).diagnostics.isEmpty)
    }

    @Test func tellsOfTooManyFiles() throws {
        let folder = try TemporaryFolder()
        for number in 1...4 { try folder.write("", to: "\(number).swift") }
        var limits = SourceLimits()
        limits.files = 3
        #expect(walk(folder, limits).diagnostics.map(\.id) == ["limit-exceeded"])
        limits.files = 4
        #expect(walk(folder, limits).diagnostics.isEmpty)
        limits.entries = 3
        #expect(walk(folder, limits).diagnostics.map(\.id) == ["limit-exceeded"])
    }

    @Test func tellsOfFoldersThatAreTooDeep() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: String(repeating: "a/", count: 64) + "b.swift")
        let deep = walk(folder)
        #expect(deep.diagnostics.map(\.id) == ["limit-exceeded"] && deep.files.isEmpty)
        #expect(deep.diagnostics.first?.message.contains("/a/a") == true)
    }

    /// As for clashes of names, and for what moves with a scene.
    @Test func listsEverythingUnderTheSameLimits() throws {
        let folder = try TemporaryFolder()
        for name in ["A/c.swift", "A/.hidden", "b.txt", "Generated/d.swift"] { try folder.write("text", to: name) }
        #expect(mkfifo(folder.url.path + "/pipe", 0o600) == 0)
        try FileManager.default.createSymbolicLink(atPath: folder.url.path + "/link", withDestinationPath: "A")
        var limits = SourceLimits()
        limits.bytes = 1
        let all = SourceFolder(path: folder.url.path, limits: limits).contents { $0 == "Generated" }
        #expect(all.paths == ["A/.hidden", "A/c.swift", "b.txt", "link", "pipe"] && all.diagnostics.isEmpty)
        let sources = SourceFolder(path: folder.url.path, limits: limits).contents(endings: ["swift"])
        #expect(sources.paths == ["A/c.swift", "Generated/d.swift"] && sources.diagnostics.isEmpty)
        limits.depth = 1
        let deep = SourceFolder(path: folder.url.path, limits: limits).contents()
        #expect(deep.diagnostics.map(\.id) == ["limit-exceeded", "limit-exceeded"])
        limits.entries = 2
        let many = SourceFolder(path: folder.url.path, limits: limits).contents()
        #expect(many.diagnostics.map(\.id).last == "limit-exceeded")
        let missing = SourceFolder(path: folder.url.path + "/no/such").contents()
        #expect(missing.paths.isEmpty && missing.diagnostics.isEmpty)
    }

    @Test func tellsOfFilesThatAreTooLarge() throws {
        let folder = try TemporaryFolder()
        try folder.write("let a = 1", to: "Large.swift")
        try folder.write("let b", to: "Small.swift")
        var limits = SourceLimits()
        limits.bytes = 8
        let walk = walk(folder, limits)
        #expect(walk.files.map(\.name) == ["Small.swift"])
        #expect(walk.diagnostics.map(\.id) == ["limit-exceeded"])
        #expect(walk.diagnostics.first?.message.contains("Large.swift") == true)
        let (files, diagnostics) = SourceFolder(path: folder.url.path, limits: limits).files()
        #expect(files.map(\.path) == ["Small.swift"] && diagnostics.map(\.id) == ["limit-exceeded"])
        let found = PackageFolder(path: folder.url.path, limits: limits).files(in: ".", endings: ["swift"])
        #expect(found.diagnostics.map(\.id) == ["limit-exceeded"])
    }

    /// A name that is missing has to be missing for certain.
    @Test func namesOfAPackage() throws {
        let folder = try TemporaryFolder()
        for path in ["A.png", "B/Media.xcassets/b.imageset/Contents.json", ".build/c.png", "Pods/d.png", ".e"] {
            try folder.write("", to: path)
        }
        let package = PackageFolder(path: folder.url.path)
        #expect(
            package.allNames { $0 == "Pods" } == ["A.png", "B/Media.xcassets/b.imageset/Contents.json"]
        )
        #expect(PackageFolder(path: folder.url.path + "/none").allNames { _ in false } == nil)
        for link in ["f.png", "B/Shared.xcassets", "B/Shared"] {
            let place = folder.url.appendingPathComponent(link).path
            try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: "/tmp")
            #expect((package.allNames { _ in false } == nil) == (link != "f.png"))
            try FileManager.default.removeItem(atPath: place)
        }
    }

    #if os(Linux)
        /// Apple's file systems refuse such names.
        @Test(arguments: ["Bad\u{FF}.swift", "Bad\u{FF}"])
        func tellsOfNamesThatAreNoText(name: String) throws {
            let folder = try TemporaryFolder()
            let bytes = Array(folder.url.path.utf8) + [UInt8(ascii: "/")] + name.unicodeScalars.map { UInt8($0.value) }
            let path = (bytes + [0]).map { CChar(bitPattern: $0) }
            if name.hasSuffix(".swift") {
                let file = try #require(fopen(path, "w"))
                fclose(file)
            } else {
                #expect(mkdir(path, 0o755) == 0)
            }
            #expect(walk(folder).diagnostics.map(\.id) == ["not-utf-8"])
            #expect(walk(folder).diagnostics.first?.message.contains("Bad\u{FFFD}") == true)
            try folder.write("project: A\n", to: "project.yml")
            let specs = SpecFolder(path: folder.url.path).read().diagnostics.map(\.id)
            #expect(specs == (name.hasSuffix(".swift") ? [] : ["not-utf-8"]))
        }
    #endif
}
