-- Why a wallet took no code, by a name like those beside it (rule payments/wallet).
update payments set details = (details - 'codeRefusal') || jsonb_build_object('code_refusal', details -> 'codeRefusal')
where details ? 'codeRefusal';
