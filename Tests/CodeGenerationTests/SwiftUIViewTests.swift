import Foundation
import TestSupport
import Testing

/// What holds of every SwiftUI view that is emitted or is in the sample.
@Suite struct SwiftUIViewTests {
    /// By path, all Swift files that SwiftUI scenes draw from.
    private let files: [String: String]

    init() throws {
        var files: [String: String] = [:]
        for golden in ["SwiftUI", "UIModule"] {
            for (path, data) in try FileTree.read(
                Repository.goldens.appendingPathComponent("\(golden)/package/Sources")
            ) {
                files["\(golden)/\(path)"] = String(decoding: data, as: UTF8.self)
            }
        }
        for (path, data) in try FileTree.read(Repository.kitchen.appendingPathComponent("Sources")) {
            files["Kitchen/\(path)"] = String(decoding: data, as: UTF8.self)
        }
        self.files = files.filter { $0.value.contains("import SwiftUI") }
    }

    @Test func navigationIsLeftToTheWireframe() {
        #expect(files.count > 30)
        let words = [
            "NavigationView", "NavigationStack", "NavigationSplitView", "NavigationLink", "TabView",
            "@EnvironmentObject",
            ".environmentObject(", ".sheet(", ".fullScreenCover(", ".popover(", ".navigationDestination(",
        ]
        for (path, text) in files {
            for word in words { #expect(!text.contains(word), "\(path): \(word)") }
        }
    }

    @Test func viewsHoldTheirDelegatesWeakly() {
        let views = files.filter {
            $0.key.hasSuffix("View.swift") && $0.key.contains("/Application/") && $0.value.contains("DataSource")
        }
        #expect(views.count > 6)
        for (path, text) in views {
            #expect(text.contains("        weak var delegate: (any "), "\(path)")
        }
    }

    @Test func sectionsKnowNeitherDataSourceNorDelegate() {
        let sections = files.filter { $0.key.contains("/Sections/") || $0.key.contains("/Contents/") }
        #expect(sections.count > 12)
        for (path, text) in sections {
            for word in ["DataSource", "dataSource", "Delegate", "delegate", "State:"] {
                #expect(!text.contains(word), "\(path): \(word)")
            }
        }
    }

    /// The view's name, then what happened; no `self` comes first.
    @Test func delegatesAreCalledByTheViewsName() throws {
        let text = try FileTree.read(Repository.kitchen.appendingPathComponent("Sources"))
            .filter { $0.key.contains("/Generated/") }
            .map { String(decoding: $0.value, as: UTF8.self) }.joined()
        let protocols = text.matches(of: /protocol (\w+)ViewDelegate: AnyObject \{\n((?: .*\n)*)\}/)
        #expect(protocols.count >= 2)
        for found in protocols {
            let (scene, methods) = (found.output.1, found.output.2.split(separator: "\n"))
            let prefix = "func \(scene.prefix(1).lowercased())\(scene.dropFirst())ViewDid"
            for method in methods {
                #expect(method.contains(prefix) && !method.contains("_ "), "\(scene): \(method)")
            }
        }
    }
}
