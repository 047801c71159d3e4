#if !canImport(UIKit)
    import Testing
    import ViperRuntime
    import ViperTesting

    @MainActor @Suite struct ScreenDrawingTests {
        /// A screen of some views, one below the other.
        private func screen(_ views: UIView...) -> UIViewController {
            let screen = UIViewController()
            screen.loadViewIfNeeded()
            for view in views { screen.viewIfLoaded?.addSubview(view) }
            return screen
        }

        private func label(_ text: String) -> UILabel {
            let label = UILabel()
            label.text = text
            return label
        }

        private func lines(_ views: UIView...) -> [String] {
            let screen = UIViewController()
            screen.loadViewIfNeeded()
            for view in views { screen.viewIfLoaded?.addSubview(view) }
            return ScreenDrawing(of: screen).lines
        }

        @Test func nothingIsBlank() {
            #expect(ScreenDrawing(of: UIViewController()).isBlank)
            #expect(ScreenDrawing(of: screen(UIView(), label(""))).isBlank)
            #expect(!ScreenDrawing(of: screen(label("Soup"))).isBlank)
        }

        @Test func whatCanBeReadIsListed() {
            let field = UITextField()
            field.placeholder = "Name"
            let button = UIButton(type: .system)
            button.setTitle("Buy", for: .normal)
            button.isEnabled = false
            let indicator = UIActivityIndicatorView(style: .medium)
            indicator.startAnimating()
            let picture = UIImageView(image: UIImage(named: "soup"))
            #expect(
                lines(label("Soup"), field, button, indicator, picture) == [
                    "UILabel 'Soup'", "UITextField 'Name'", "UIButton 'Buy' disabled", "UIActivityIndicatorView 'busy'",
                    "UIImageView 'UIImage(soup)'",
                ]
            )
        }

        @Test func whatIsHiddenIsNotThere() {
            let hidden = label("a")
            hidden.isHidden = true
            let transparent = UIView()
            transparent.alpha = 0
            transparent.addSubview(label("b"))
            #expect(lines(hidden, transparent, label("c")) == ["UILabel 'c'"])
        }

        @Test func theBarBelongsToTheScreen() {
            let screen = screen(label("Soup"))
            screen.title = "Recipe"
            let button = UIBarButtonItem()
            button.title = "Share"
            button.isEnabled = false
            screen.navigationItem.rightBarButtonItem = button
            #expect(
                ScreenDrawing(of: screen).description == "title: Recipe\nbutton 'Share', disabled\nUILabel 'Soup'"
            )
        }

        @Test func coloursAndAccessibleValuesCount() {
            let dark = UIView()
            dark.backgroundColor = .black
            let warning = label("Late")
            warning.textColor = .systemRed
            let chart = UIView()
            chart.accessibilityValue = "7 of 10"
            #expect(
                lines(dark, warning, chart)
                    == ["UIView on \(UIColor.black)", "UILabel 'Late' in \(UIColor.systemRed)", "UIView '7 of 10'"]
            )
        }

        @Test func statesThatLookTheSameAreNamed() {
            let previews = [
                ScenePreview(name: "empty", state: "Nothing"), ScenePreview(name: "full", state: "Soup"),
                ScenePreview(name: "busy", state: "Nothing"),
            ]
            #expect(
                ScreenDrawing.lookalikes(among: previews) { screen(label($0)) } == [
                    "'busy' looks the same as 'empty': show what differs, or say it in an accessibilityValue"
                ]
            )
            #expect(ScreenDrawing.lookalikes(among: previews, except: ["busy"]) { screen(label($0)) } == [])
        }

        @Test func statesWithoutAnythingToSeeAreNamed() {
            let previews = [ScenePreview(name: "empty", state: ""), ScenePreview(name: "full", state: "Soup")]
            #expect(ScreenDrawing.blanks(among: previews) { screen(label($0)) } == ["empty"])
        }

        @Test func aViewThatShowsNothingIgnoresItsState() {
            let previews = ["empty", "full"].map { ScenePreview(name: $0, state: $0) }
            #expect(ScreenDrawing.lookalikes(among: previews) { _ in screen() }.count == 1)
        }
    }
#endif
