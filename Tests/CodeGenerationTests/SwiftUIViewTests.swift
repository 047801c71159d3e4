import Foundation
import Testing
import TestSupport

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

    @Test func viewsReportToTheirPresenters() {
        let views = files.filter {
            $0.key.hasSuffix("View.swift") && $0.key.contains("/Application/") && $0.value.contains("DataSource")
        }
        #expect(views.count > 6)
        for (path, text) in views {
            #expect(text.contains("        let presenter: any ") && !text.contains("delegate"), "\(path)")
        }
    }

    @Test func sectionsKnowNeitherDataSourceNorPresenter() {
        let sections = files.filter { $0.key.contains("/Sections/") || $0.key.contains("/Contents/") }
        #expect(sections.count > 12)
        for (path, text) in sections {
            for word in ["DataSource", "dataSource", "Presenter", "presenter", "State:"] {
                #expect(!text.contains(word), "\(path): \(word)")
            }
        }
    }
}
