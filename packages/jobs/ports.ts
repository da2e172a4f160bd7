import type { Dns, Http, Mailer, VatCheck } from "#core/ports";

/** The outside services jobs may call; each job names what it needs through this one seam. */
export interface JobPorts {
	mail: Mailer;
	/** Behind the address gate only. */
	http: Http;
	/** All resolvers as one. */
	dns: Dns;
	/** Resolvers that are independent of each other. */
	resolvers: readonly Dns[];
	vat: VatCheck;
}
