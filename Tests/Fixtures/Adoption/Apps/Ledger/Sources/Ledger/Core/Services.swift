// swift-format-ignore-file
import Foundation

protocol Bank: AnyObject {
    func balance(of iban: String) -> Decimal
    func transactions(of iban: String, in month: Month) -> [Transaction]
}

protocol Audit: AnyObject {
    func note(_ line: String)
}

protocol PINVault: AnyObject {
    func pin(ofCard number: String) -> String?
}

protocol HasBank { var bank: any Bank { get } }
protocol HasAudit { var audit: any Audit { get } }
