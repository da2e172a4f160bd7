import * as z from "zod";
import { AppError, invalidField } from "#core/errors";
import { EVENT_KINDS, REACHES } from "#core/events/kinds";
import { LINK_MAX } from "#core/limits";
import { type GateSettings, parseAddress } from "#crawl/gate";
import type { Refusal } from "#usecases/commit";

/** Which events are sent. */
export const heardFields = {
	/** null for all. */
	kinds: z.array(z.enum(EVENT_KINDS)).min(1).nullable(),
	reach: z.enum(REACHES),
};

export const webhookUrl = z.string().trim().min(1).max(LINK_MAX);

/** Whose endpoint it is, and which. */
export const webhookId = z.int().min(1);

/**
 * An address that events may be sent to, as it is kept.
 * @throws AppError `invalid_input` where the gate would refuse its form, and for what anybody could read on its way.
 */
export function sendableAddress(text: string, gate: GateSettings): string {
	try {
		const url = parseAddress(text, gate);
		if (url.protocol === "https:" || gate.allowLoopback) return url.href;
	} catch (error) {
		if (error instanceof AppError) invalidField("/url", error.message);
		throw error;
	}
	return invalidField("/url", "Events are sent over https only: give an address that begins with https://.");
}

/** What is said to who decides on an endpoint that has changed meanwhile. */
export const ENDPOINT_MOVED: Refusal = {
	code: "changed_meanwhile",
	detail: "This webhook was changed at the same moment; look at it again.",
};

export const ENDPOINT_IS_OFF = () =>
	new AppError("changed_meanwhile", "Nothing is sent to this webhook now. Switch it on first.");

export const ENDPOINT_BY_TEAM = () =>
	new AppError("changed_meanwhile", "The site team has switched this webhook off; only it can switch it on again.");
