import * as z from "zod";
import { once } from "#core/once";

/**
 * A kind of background work: what rows of the outbox name, and what they carry from whoever leaves one to the job that
 * runs it. Both know it from here, and nothing else of each other.
 */
export interface JobKind<S extends SubjectSchema = SubjectSchema, P extends PayloadSchema = PayloadSchema> {
	/** The name that rows give, and of the file that holds its job: rows of earlier versions have it too, so it stays. */
	readonly name: string;
	/** What it is about: kept as text, which a codec makes of ids and back. */
	readonly subject: S;
	/** What else it needs, as JSON. Rows of earlier versions have to pass as well: what is added later is optional. */
	readonly payload: P;
}

type SubjectSchema = z.ZodType<unknown, string>;
type PayloadSchema = z.ZodType<object, object>;

/** What a job is run with. */
export interface Work<K extends JobKind = JobKind> {
	subject: z.output<K["subject"]>;
	payload: z.output<K["payload"]>;
	/** Names the row, for services that deduplicate by a key of ours. */
	cause: string;
}

/** What a row is left with; a payload may be left out where it may be empty. */
export type Order<K extends JobKind> = { subject: z.output<K["subject"]> } & (Record<never, never> extends z.input<
	K["payload"]
>
	? { payload?: z.input<K["payload"]> }
	: { payload: z.input<K["payload"]> });

const nothing = once(() => z.object({}));

/** Schemas take long to make, and few requests leave work of more than one kind. Source: docs/start.md#beginning. */
type Made<S> = () => S;

/** Declares a kind that says all in its subject. */
export function jobKind<S extends SubjectSchema>(
	name: string,
	subject: Made<S>,
): JobKind<S, ReturnType<typeof nothing>>;
/** Declares a kind with a payload. */
export function jobKind<S extends SubjectSchema, P extends PayloadSchema>(
	name: string,
	subject: Made<S>,
	payload: Made<P>,
): JobKind<S, P>;
export function jobKind(name: string, subject: Made<SubjectSchema>, payload: Made<PayloadSchema> = nothing): JobKind {
	const made = once(payload);
	return {
		name,
		get subject() {
			return subject();
		},
		get payload() {
			return made();
		},
	};
}
