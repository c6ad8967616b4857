// The version of this build; the bundler writes it in.
declare const CHANGE_GATE_VERSION: string | undefined;

export const version: string = typeof CHANGE_GATE_VERSION === 'string' ? CHANGE_GATE_VERSION : '0.0.0-source';
