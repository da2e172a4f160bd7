import type { Caller } from "#core/access/caller";
import { SCOPES } from "#core/access/scopes";
import { AppError } from "#core/errors";
import type { Operation } from "#operations/define";

/**
 * Lets a caller through to an operation, or refuses.
 * @throws AppError `unauthorized` (401) without credentials, `insufficient_scope` (403) without the operation's scope.
 * Source: docs/api.md#errors; RFC 6750, section 3.1.
 */
export function authorize({ scope }: Pick<Operation, "scope">, caller: Caller): void {
	if (scope === "public") return;
	if (caller.kind === "anonymous") {
		throw new AppError("unauthorized", "Send an API key or an OAuth access token as `Authorization: Bearer ...`.", {
			// All of them: widely used clients can never ask for more while they hold a refresh token, and the person unticks.
			scope: SCOPES.join(" "),
		});
	}
	if (!caller.scopes.includes(scope)) {
		throw new AppError("insufficient_scope", `These credentials do not include the scope ${scope}.`, { scope });
	}
}
