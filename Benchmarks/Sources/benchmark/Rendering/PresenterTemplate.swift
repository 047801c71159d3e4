import Templating

/// A scaffold as generators write it: a header, imports, a list of methods with lists of parameters.
enum PresenterTemplate {
    static let text = """
        //  {{{scene}}}Presenter.swift
        //  {{{module}}}
        //
        //  {{{summary}}}

        {{#imports}}
        import {{{name}}}
        {{/imports}}

        /// What `{{{scene}}}` does when its view reports an event.
        @MainActor
        final class {{{scene}}}Presenter {
            private weak var view: (any {{{scene}}}ViewContract)?
            private let interactor: any {{{scene}}}InteractorContract
            private let wireframe: any {{{scene}}}WireframeContract
            {{#hasState}}
            private var state = {{{scene}}}State()
            {{/hasState}}
            {{^hasState}}
            // The scene has no state.
            {{/hasState}}
        }

        extension {{{scene}}}Presenter: {{{scene}}}PresenterContract {
            {{#methods}}
            func {{{name}}}({{#parameters}}{{{name}}}: {{{type}}}{{^last}}, {{/last}}{{/parameters}}) {
                {{#isAsync}}
                tasks.run { await $0.wireframe.{{{name}}}() }
                {{/isAsync}}
                {{^isAsync}}
                view?.render(state)
                {{/isAsync}}
            }
            {{/methods}}
        }

        """

    static let shape: TemplateShape = [
        "scene": .text,
        "module": .text,
        "summary": .text,
        "imports": .list(["name": .text]),
        "hasState": .flag,
        "methods": .list([
            "name": .text,
            "isAsync": .flag,
            "parameters": .list(["name": .text, "type": .text, "last": .flag]),
        ]),
    ]
}

struct Parameter {
    let name: String
    let type: String
}

struct Method {
    let name: String
    let isAsync: Bool
    let parameters: [Parameter]
}

struct Presenter {
    let scene = "RecipeDetails"
    let module = "Recipes"
    let summary = "One recipe, and a way to buy what it needs."
    let imports = ["KitchenCore", "RecipesInterface", "ShoppingInterface", "ViperRuntime"]
    let methods = [
        Method(name: "viewDidLoad", isAsync: false, parameters: []),
        Method(
            name: "didTapBuy",
            isAsync: true,
            parameters: [Parameter(name: "recipeID", type: "Int64"), Parameter(name: "amount", type: "Int")]
        ),
        Method(name: "didTapAuthor", isAsync: true, parameters: [Parameter(name: "authorID", type: "Int64")]),
        Method(
            name: "didChangeServings",
            isAsync: false,
            parameters: [
                Parameter(name: "servings", type: "ClosedRange<Int>"), Parameter(name: "isFinal", type: "Bool"),
                Parameter(name: "source", type: "RecipeDetailsSource"),
            ]
        ),
        Method(name: "didDisappear", isAsync: false, parameters: []),
    ]
}
