import * as z from "zod";
import { PROVIDER_IDS, type ProviderId } from "#core/access/providers";

/** Somebody as a provider knows them, as its adapter has read it. */
export const identityInput = z.strictObject({
	provider: z.enum(PROVIDER_IDS),
	subject: z.string().min(1).max(255),
	known_as: z.string().min(1).max(320),
});

const NAMES: Readonly<Record<ProviderId, string>> = { github: "GitHub", google: "Google" };

/** "GitHub (ada-dev)": a way to sign in, as mails name it. */
export const methodName = (provider: ProviderId, knownAs: string | null): string =>
	knownAs === null ? NAMES[provider] : `${NAMES[provider]} (${knownAs})`;
