/// The way in which a SwiftUI view observes its state.
public enum ViewBinding: String, CaseIterable, Hashable, Sendable {
    /// `@Observable`, from iOS 17.
    case observation
    /// `ObservableObject`, with OpenCombine where there is no Combine.
    case combine
    /// Like `combine`, and fed by RxSwift's drivers where there is RxCocoa.
    case rx
}
