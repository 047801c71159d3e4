/// A rule that checks a document of Interface Builder against the Swift sources.
protocol NibRule: Rule {
    static func findings(in document: NibDocument, _ inspection: inout NibInspection) -> [Finding]
}
