import { base64url, readBase64url } from "#core/web/base64url";

/** How far somebody has read the changes. Source: docs/data.md#changes. */
export interface ChangesCursor {
	/** When the database was last put back to an earlier time, in epoch milliseconds; 0 where it never was. */
	epoch: number;
	/** Number of the last change that was read; 0 before the first. */
	seq: number;
}

const FORM = /^1:(\d{1,15}):(\d{1,15})$/;

/** What a reader sends back; what is in it is nobody else's business. */
export function cursorText({ epoch, seq }: ChangesCursor): string {
	return base64url(new TextEncoder().encode(`1:${epoch}:${seq}`));
}

/** @returns null for what is no cursor of ours. */
export function readCursor(text: string): ChangesCursor | null {
	const bytes = text.length > 100 ? null : readBase64url(text);
	const [, epoch, seq] = FORM.exec(new TextDecoder().decode(bytes ?? new Uint8Array())) ?? [];
	return epoch === undefined || seq === undefined ? null : { epoch: Number(epoch), seq: Number(seq) };
}

/** Whether changes after it can be told: it is of this epoch, and not of a time that was undone. */
export function isReadable({ epoch, seq }: ChangesCursor, newest: ChangesCursor): boolean {
	return epoch === newest.epoch && seq <= newest.seq;
}
