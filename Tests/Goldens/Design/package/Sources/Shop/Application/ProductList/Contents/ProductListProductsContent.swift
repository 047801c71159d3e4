#if canImport(SwiftUI)
    import SwiftUI

    /// Arranges the sections of ProductList's products.
    struct ProductListProductsContent: View {
        let sections: ProductListProductsSections

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                sections
            }
        }
    }
#endif
