import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// The page of `vipergen graph`, as somebody uses it, in a browser.
@Suite(.enabled(if: Browser.path != nil, "Chromium isn't installed; the graph's page isn't clicked through"))
struct GraphPageTests {
    private func open(_ specs: URL = Repository.root, _ work: (Browser) async throws -> Void) async throws {
        let run = try await Tool.vipergen("graph", "--format", "html", in: specs)
        #expect(run.succeeded, "\(run.errors)")
        let folder = try TemporaryFolder()
        try folder.write(run.output, to: "graph.html")
        try await Browser.open(folder.url.appendingPathComponent("graph.html"), work)
    }

    private static let whoLeadsHere = "[...document.querySelectorAll('[data-section=ins] a')].map(a => a.textContent)"

    @Test func whoLeadsToTheCart() async throws {
        try await open { page in
            try await page.click("#list a[data-id='scene/KaimonoCart']")
            try await page.wait(for: "document.querySelector('#details h2')?.textContent === 'KaimonoCart'")
            let leading = try await page.value(of: Self.whoLeadsHere)
            #expect(leading == "KaimonoProductDetail,KaimonoProductGallery,KaimonoTop,RecipeDetails")
            // On the picture as well, on what lies there for a mouse.
            try await page.press("Escape")
            try await page.wait(for: "document.getElementById('details').hidden")
            try await page.click("#canvas svg[data-view=scenes] [data-node='8'] rect")
            try await page.wait(for: "document.querySelector('#details h2')?.textContent === 'RecipeDetails'")
            // And the other graphs.
            try await page.click("button[data-view=modules]")
            try await page.click("#list a[data-id='module/KitchenCore']")
            try await page.wait(for: "document.querySelector('[data-section=rebuilds]')")
            let rebuilt = try await page.value(of: "document.querySelector('[data-section=rebuilds]').textContent")
            #expect(rebuilt.contains("RecipesInterface") && rebuilt.contains("KaimonoTests"))
        }
    }

    @Test func searchFilterAndCollapse() async throws {
        try await open { page in
            let listed = "document.querySelectorAll('#list li').length"
            let seen = "document.querySelectorAll('svg[data-view=scenes] [data-node]:not(.gone)').length"
            #expect(try await page.value(of: listed) == "14")
            try await page.press("/")
            try await page.type("order")
            try await page.wait(for: "\(listed) < 14")
            #expect(try await page.value(of: "document.querySelector('#list li a').dataset.id") == "scene/KaimonoCart")
            try await page.press("Enter")
            try await page.wait(for: "document.querySelector('#details h2')?.textContent === 'KaimonoCart'")
            _ = try await page.value(
                of:
                    "(document.getElementById('search').value = '', document.getElementById('search').dispatchEvent(new Event('input')))"
            )
            try await page.click("button[data-collapse=Kaimono]")
            try await page.wait(for: "document.querySelector('.collapsed [data-module=Kaimono]')")
            #expect(try await page.value(of: seen) == "8")
            #expect(try await page.value(of: "document.querySelectorAll('.collapsed path').length") == "4")
            try await page.click("button[data-collapse=Kaimono]")
            try await page.wait(for: "!document.querySelector('.collapsed [data-module]')")
            try await page.click("#list input[type=checkbox]")
            try await page.wait(for: "\(seen) === 8")
        }
    }

    @Test func byKeyboardAndInTheDark() async throws {
        try await open { page in
            _ = try await page.value(of: "document.getElementById('canvas').focus()")
            try await page.press("ArrowRight")
            try await page.wait(for: "document.querySelector('#details h2')")
            let first = try await page.value(of: "document.querySelector('#details h2').textContent")
            try await page.press("ArrowRight")
            try await page.wait(for: "document.querySelector('#details h2').textContent !== \(Browser.quoted(first))")
            #expect(try await page.value(of: "document.getElementById('status').textContent").contains("lead here"))
            // The list is made anew for each choice, and keeps the focus all the same.
            _ = try await page.value(of: "document.querySelector('[data-key=\"scene/UserCard\"]').focus()")
            try await page.press("Enter")
            try await page.wait(for: "document.querySelector('#details h2').textContent === 'UserCard'")
            #expect(try await page.value(of: "document.activeElement.dataset.id") == "scene/UserCard")
            let paper = "getComputedStyle(document.body).backgroundColor"
            let light = try await page.value(of: paper)
            try await page.emulate("prefers-color-scheme", "dark")
            #expect(try await page.value(of: paper) != light)
        }
    }

    /// What specs say is shown, and never run.
    @Test func textsOfSpecsAreNoMarkup() async throws {
        let folder = try TemporaryFolder()
        let attack = "</script><img src=x onerror='document.title=1'><script>document.title=1</script>{{data}}"
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write("summary: \"\(attack)\"\n", to: "specs/Shelves/Jar.yml")
        try await open(folder.url) { page in
            try await page.click("#list a[data-id='scene/Jar']")
            try await page.wait(for: "document.querySelector('#details h2')")
            #expect(try await page.value(of: "document.getElementById('details').textContent").contains(attack))
            #expect(try await page.value(of: "document.title") == "Pantry")
            #expect(try await page.value(of: "document.images.length") == "0")
        }
    }
}
