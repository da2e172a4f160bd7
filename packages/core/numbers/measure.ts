/** Who asks, as the request says of itself; whether its credentials hold is decided elsewhere. */
export type CallerClass = "visitor" | "person" | "key" | "app" | "robot";

export type JobEnd = "done" | "failed" | "dead_letter";
export type DraftEnd = "ready" | "unreadable" | "failed";

/**
 * One thing that happened, for the operator's numbers. It names nobody: no account, address, listing or text.
 * Source: docs/observing.md#numbers.
 */
export type Measure =
	| {
			kind: "request";
			/** The operation's id, or method and pattern of the page: `GET /listings/:slug`. */
			route: string;
			caller: CallerClass;
			status: number;
			ms: number;
			/** Rows read as far as D1 says so to the Worker: not of what drizzle reads with `.raw()`. */
			rowsRead: number;
			rowsWritten: number;
			/** Statements sent to D1. */
			statements: number;
	  }
	| { kind: "job"; job: string; outcome: JobEnd; ms: number; attempts: number }
	/** `ms` since it was submitted; `fields` that were found. */
	| { kind: "draft"; state: DraftEnd; ms: number; fields: number }
	| { kind: "money"; state: string; currency: string; cents: number };

export type MeasureKind = Measure["kind"];

/** A measure as Workers Analytics Engine takes it: one layout for all kinds. Source: docs/observing.md#the-data-set. */
export interface DataPoint {
	/** The kind: what is sampled when there is too much of it, each by itself. */
	indexes: [MeasureKind];
	/** What it is, and of which class. */
	blobs: [name: string, class_: string];
	/** Milliseconds; then status, attempts, fields or cents; then rows read, rows written, statements. */
	doubles: [ms: number, value: number, rowsRead: number, rowsWritten: number, statements: number];
}

export function dataPointOf(measure: Measure): DataPoint {
	switch (measure.kind) {
		case "request": {
			const { route, caller, status, ms, rowsRead, rowsWritten, statements } = measure;
			return { indexes: ["request"], blobs: [route, caller], doubles: [ms, status, rowsRead, rowsWritten, statements] };
		}
		case "job":
			return {
				indexes: ["job"],
				blobs: [measure.job, measure.outcome],
				doubles: [measure.ms, measure.attempts, 0, 0, 0],
			};
		case "draft":
			return { indexes: ["draft"], blobs: [measure.state, ""], doubles: [measure.ms, measure.fields, 0, 0, 0] };
		case "money":
			return { indexes: ["money"], blobs: [measure.state, measure.currency], doubles: [0, measure.cents, 0, 0, 0] };
	}
}
