import type { Operation } from "#operations/define";

/** What a tool does to the world. Source: MCP, ToolAnnotations; all four are stated, because clients assume the worst. */
export interface ToolAnnotations {
	/** Changes nothing. Enforced: a call of such a tool cannot commit, and `?readonly=1` offers only these. */
	readOnlyHint: boolean;
	/** May replace or remove what was there. */
	destructiveHint: boolean;
	/** Doing it again changes nothing more. */
	idempotentHint: boolean;
	/** Reaches beyond the directory: websites, mail, DNS, payment. */
	openWorldHint: boolean;
}

const READS: ToolAnnotations = {
	readOnlyHint: true,
	destructiveHint: false,
	idempotentHint: true,
	openWorldHint: false,
};

/** What an HTTP method says. Source: RFC 9110, section 9.2. */
const BY_METHOD: Record<Operation["method"], ToolAnnotations> = {
	get: READS,
	post: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
	put: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
	patch: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
	delete: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
};

/** Where an operation does more, or less, than its method says. */
const EXCEPTIONS: Readonly<Record<string, Partial<ToolAnnotations>>> = {
	// The same website again resumes its open draft; the website is read.
	submit_listing: { idempotentHint: true, openWorldHint: true },
	// Redrafting and a competitor's address read websites.
	update_draft: { openWorldHint: true },
	submit_draft: { idempotentHint: true },
	choose_free_listing: { idempotentHint: true },
	invite_cofounder: { openWorldHint: true },
	claim_listing: { openWorldHint: true },
	verify_claim: { idempotentHint: true, openWorldHint: true },
	// Prices and checks an order; nothing is saved or charged.
	quote_order: READS,
	create_checkout: { openWorldHint: true },
};

export function annotationsOf(operation: Operation): ToolAnnotations {
	return { ...BY_METHOD[operation.method], ...EXCEPTIONS[operation.id] };
}

/**
 * Ids of the table.
 * @internal for the test that each names an operation.
 */
export const EXCEPTIONAL_IDS = Object.keys(EXCEPTIONS);
