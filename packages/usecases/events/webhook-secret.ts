import { AppError } from "#core/errors";
import { formatSecret, SECRET_BYTES } from "#core/events/webhook";
import type { Ids, Sealer } from "#core/ports/outside";

const purposeOf = (endpointId: number) => `webhook:${endpointId}`;

/** Makes a secret for an endpoint: as its owner is shown it once, and as it is kept. */
export async function newSecret(
	sealer: Sealer,
	ids: Ids,
	endpointId: number,
): Promise<{ secret: string; sealed: string }> {
	const secret = formatSecret(ids.random(SECRET_BYTES));
	return { secret, sealed: await sealer.seal(purposeOf(endpointId), secret) };
}

interface Kept {
	id: number;
	secret: string;
	oldSecret: string | null;
	oldSecretUntil: number | null;
}

/** The secrets that sign for an endpoint now, the newest first. @throws where they were sealed with another key. */
export function openSecrets(
	sealer: Sealer,
	{ id, secret, oldSecret, oldSecretUntil }: Kept,
	now: Date,
): Promise<string[]> {
	const isBoth = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > now.getTime();
	return Promise.all([secret, ...(isBoth ? [oldSecret] : [])].map((sealed) => sealer.open(purposeOf(id), sealed)));
}

/** Whether an endpoint's secret can be read: not where it was sealed with a key that this directory has no more. */
export async function isReadable(sealer: Sealer, { id, secret }: Pick<Kept, "id" | "secret">): Promise<boolean> {
	return sealer.open(purposeOf(id), secret).then(
		() => true,
		() => false,
	);
}

/** @throws AppError `unavailable` where no secrets can be kept here. */
export function sealerOf({ sealer }: { sealer: Sealer | null }): Sealer {
	if (sealer !== null) return sealer;
	throw new AppError(
		"unavailable",
		"Whoever runs this directory has not set up webhooks yet; the feed of events is there.",
	);
}
