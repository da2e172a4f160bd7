/** What the site team can take out as a file. Source: docs/exports.md#files. */
export const TABLE_EXPORTS = ["listings", "votes", "orders", "invoices", "log"] as const;
export type TableExport = (typeof TABLE_EXPORTS)[number];

export const EXPORT_FORMATS = ["csv", "jsonl"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
