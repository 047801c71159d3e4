#if DEBUG
    /// What was looked for is not on the screen.
    public nonisolated struct ScreenError: Error, CustomStringConvertible {
        /// For example: `waited in vain for kaimonoCart.order; the screen is KaimonoCartViewController "Cart"`.
        public let description: String

        init(_ description: String) {
            self.description = description
        }
    }
#endif
