/** That a mail did not reach its reader, or was not welcome, as its provider tells. */
export interface MailReport {
	address: string;
	reason: "bounced" | "complained";
	/** In the provider's words; null where it has none. */
	detail: string | null;
}
