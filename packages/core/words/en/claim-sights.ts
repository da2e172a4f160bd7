import type { ClaimSight } from "#core/access/claim-sight";
import { META_NAME, PROOF_FILE_MAX_BYTES } from "#core/access/claim-sight";
import { unread } from "#core/words/en/unread";
import { listed, number } from "#core/words/format";

type Said = { [C in ClaimSight["code"]]: (sight: Extract<ClaimSight, { code: C }>) => string };

const inQuotes = (values: readonly string[]): string => listed(values.map((value) => JSON.stringify(value)));

/** What a look for a claim's proof saw. */
export const claimSights: Readonly<Said> = {
	record_found: ({ resolvers }) => `All ${number(resolvers)} resolvers see the record.`,
	record_spreading: ({ seeing, resolvers }) =>
		`${number(seeing)} of ${number(resolvers)} resolvers see the record; all must. It is on its way, try again in a few minutes.`,
	record_missing: () => "There is no TXT record of this name.",
	record_differs: ({ values }) => `There are other TXT records: ${inQuotes(values)}.`,
	resolvers_silent: () => "No resolver answered; try again in a minute.",
	tag_found: () => "The tag is in the head of the page.",
	tag_missing: () => `The head of the page has no tag <meta name="${META_NAME}">.`,
	tag_differs: ({ values }) => `The tag holds ${inQuotes(values)}.`,
	file_found: () => "The file holds the token.",
	file_empty: () => "The file is empty.",
	file_differs: ({ content }) => `The file holds ${inQuotes([content])}.`,
	file_too_large: () => `The file is larger than ${number(PROOF_FILE_MAX_BYTES)} bytes.`,
	file_type: ({ type }) => `It is served as ${type === "" ? "no type" : inQuotes([type])}; serve it as text/plain.`,
	other_domain: ({ host }) => `It redirects to another domain, ${host}, which proves nothing.`,
	not_read: ({ outcome, status }) => unread[outcome](status),
};
