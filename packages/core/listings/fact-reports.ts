/** Why somebody thinks that a fact is wrong. */
export const REPORT_REASONS = ["half_sentence", "no_longer_true", "other_product", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What the site team does with a reported fact: it stays, it was put right by hand, or it is taken out. */
export const REPORT_DECISIONS = ["keep", "correct", "blank"] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];
