/** Said by `/challenge.html` when it can be written. */
export const CHALLENGE_READY = 'challenge-ready';

/**
 * Takes one document from the page that frames it. Without the sandbox of its policy it takes none: what is written would
 * run as the tenant's own page.
 */
export const CHALLENGE_SCRIPT = `if(self.origin==='null'&&parent!==self){addEventListener('message',function(event){if(event.source!==parent||typeof event.data!=='string')return;document.open();document.write(event.data);document.close()});parent.postMessage('${CHALLENGE_READY}',location.origin)}`;
