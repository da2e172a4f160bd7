import type { Mailer, VatCheck } from "#core/ports";

/** The outside services jobs may call; each job names what it needs through this one seam. */
export interface JobPorts {
	mail: Mailer;
	vat: VatCheck;
}
