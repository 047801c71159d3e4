/// How a SwiftUI view observes what it draws from.
public enum ViewBinding: String, CaseIterable, Hashable, Sendable {
    /// `@Observable`, of iOS 17.
    case observation
    /// `ObservableObject`, and OpenCombine where there is no Combine.
    case combine
    /// As `combine`, and fed by RxSwift's drivers where there is RxCocoa.
    case rx
}
