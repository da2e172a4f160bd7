import { AppError } from "#core/errors";
import type { PageContext } from "./site.ts";

/** The refusal of an address at which there is nothing, or nothing for this visitor: both are told alike. */
export function noPage(what = "page"): AppError {
	return new AppError("not_found", `There is no ${what} at this address.`);
}

/** What pages of one's own machine work with; elsewhere there are none. @throws AppError `not_found`. */
export function localOnly({ var: { services } }: PageContext): PageContext["var"]["services"] {
	if (services.settings.environment !== "local") throw noPage();
	return services;
}
