extension String {
    /// The text of a workflow command of GitHub Actions, which is one line.
    public var inWorkflowData: String {
        changingScalars { scalar in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            case _ where scalar.isUnseen: "\\u{\(scalar.hexadecimal())}"
            default: nil
            }
        }
    }

    /// A property of a workflow command, before its text.
    public var inWorkflowProperty: String {
        inWorkflowData.changingScalars { scalar in
            switch scalar {
            case ":": "%3A"
            case ",": "%2C"
            default: nil
            }
        }
    }
}
